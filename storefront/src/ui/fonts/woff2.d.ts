declare module '*.woff2' {
  /** The address under which the build serves the file: the same that @font-face in tokens.css gets. */
  const address: string
  export default address
}
