/** A table whose first column names its rows. */
export function table(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('')
  const body = rows.map(([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${unbroken(cell)}</td>`).join('')}</tr>`)
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** Prevents a line break at the dash of a range. */
const unbroken = (cell: string): string => cell.replaceAll(/(?<=\d)–(?=\d)/g, '&#8288;–&#8288;')
