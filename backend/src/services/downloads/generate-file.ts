import { crc32 } from 'node:zlib'

export interface GeneratedFile {
  readonly contentType: string
  readonly bytes: Buffer
}

/** The sample shop sells no real files, so a small one of the right type is generated for each name. */
export function generateFile(name: string, title: string): GeneratedFile {
  if (name.endsWith('.pdf')) return { contentType: 'application/pdf', bytes: pdf(title) }
  if (name.endsWith('.zip')) return { contentType: 'application/zip', bytes: zip('README.txt', Buffer.from(`${title}\n`)) }
  return { contentType: 'text/plain; charset=utf-8', bytes: Buffer.from(`${title}\n`) }
}

/** One page with one line. */
function pdf(title: string): Buffer {
  const text = `BT /F1 24 Tf 72 760 Td (${printable(title)}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = ['0000000000 65535 f ', ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `)]
  const trailer = `trailer\n<< /Size ${rows.length} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${rows.length}\n${rows.join('\n')}\n${trailer}`, 'latin1')
}

/** The built-in font has only basic Latin letters. */
const printable = (text: string): string =>
  text.normalize('NFD').replaceAll('ł', 'l').replaceAll('Ł', 'L').replaceAll(/[^\x20-\x7e]/g, '').replaceAll(/[\\()]/g, '\\$&')

/** One file, uncompressed. */
function zip(name: string, content: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x21, 8) // 1 January 1980, the format's first day
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(content.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), content])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end])
}
