// `node --watch` has the watched program report its imports on the channel to its parent. A program that it forks inherits
// the option and reports into a channel for other messages; --watch-path sets the watched folders anyway.
delete process.env.WATCH_REPORT_DEPENDENCIES
