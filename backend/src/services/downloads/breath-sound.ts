const RATE = 8000
const SECONDS = 24
/** Breathing in takes four seconds, breathing out six. */
const [IN, OUT] = [4, 6]

/** Slow breaths to follow, as WAV: soft noise that swells and fades. */
export function breathSound(): Buffer {
  const samples = Buffer.alloc(RATE * SECONDS * 2)
  let [noise, state] = [0, 1]
  for (let index = 0; index < RATE * SECONDS; index++) {
    // The same noise each time (a linear congruential generator), softened by a mean with what went before.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    noise += (state / 2 ** 31 - 1 - noise) * 0.16
    samples.writeInt16LE(Math.round(noise * loudness((index / RATE) % (IN + OUT)) * 24_000), index * 2)
  }
  return Buffer.concat([header(samples.length), samples])
}

const loudness = (second: number): number =>
  second < IN ? Math.sin((Math.PI * second) / IN) ** 2 : 0.7 * Math.sin((Math.PI * (second - IN)) / OUT) ** 2

function header(length: number): Buffer {
  const bytes = Buffer.alloc(44)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20) // PCM
  bytes.writeUInt16LE(1, 22) // one channel
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(length, 40)
  return bytes
}
