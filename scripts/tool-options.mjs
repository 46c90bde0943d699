/**
 * The options of a command-line tool. Prints its usage for --help, and below the reason for a wrong option, and ends the process then.
 * @template Options
 * @param {(args: readonly string[]) => Options} read throws an error with a reason
 * @param {string} usage
 * @param {readonly string[]} args
 * @returns {Options}
 */
export function toolOptions(read, usage, args = process.argv.slice(2)) {
  if (args.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  try {
    return read(args)
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n\n${usage}`)
    process.exit(1)
  }
}
