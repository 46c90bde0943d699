// `node --watch` has the watched program report its imports on the channel to its parent. A program that it forks inherits
// the wish and reports into a channel that carries something else; what to watch is said by --watch-path anyway.
delete process.env.WATCH_REPORT_DEPENDENCIES
