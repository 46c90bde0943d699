/** Files of the backend, such as a PDF below `/media/`, and files by their extension: no page of the shop. An order number may have a dot. */
const FILE = /^\/(?:pub\/)?(?:media|static)\/|\.(?!html?$)(?=\d*[a-z])[a-z\d]{2,11}$/i

/** @param path of a URL, beginning with a slash */
export const isFilePath = (path: string): boolean => FILE.test(path)
