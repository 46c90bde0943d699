/** Packages read settings of the build from `process.env`; nothing else of Node's `process` is used in a browser. */
export const env = {}
