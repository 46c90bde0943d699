/** Files of the backend, such as a PDF below `/media/`, and files by their extension: no page of the shop. An order number may have a dot. */
const FILE = /^\/(?:pub\/)?(?:media|static)\/|\.(?!html?$)(?=\d*[a-z])[a-z\d]{2,11}$/i

/** @param path of a URL, beginning with a slash */
export const isFilePath = (path: string): boolean => FILE.test(path)

/** Pages of an earlier shop: Magento has no such files outside its folders, and a merchant may redirect them. */
const FORMER_PAGE = /^(?!\/(?:pub\/)?(?:media|static)\/).*\.(?:[prsx]html?|html\d|php\d?|aspx?|jsp|cfm|cgi)$/i

/** Whether the backend may have a file at a path that its content links to or redirects to. */
export const isBackendFile = (path: string): boolean => isFilePath(path) && !FORMER_PAGE.test(path)
