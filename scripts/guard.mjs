import { spawn } from 'node:child_process'

/** Seconds for servers to finish pending requests. */
const GRACE = 30

/** Reads one line for each change of the running children; the end of its input means that the parent process has ended. */
const WATCH = `
while read -r line; do groups=$line; done
[ "$groups" ] || exit 0
kill -s TERM -- $groups
seconds=0
while [ $seconds -lt ${GRACE} ]; do
  sleep 1
  seconds=$((seconds + 1))
  alive=
  for group in $groups; do kill -s 0 -- $group && alive=$group; done
  [ "$alive" ] || exit 0
done
kill -s KILL -- $groups`

/** @type {import('node:child_process').ChildProcess | undefined} */
let watcher

/**
 * Keeps a small shell that ends the process groups of these children if this process is killed without a chance to do so.
 * @param {readonly import('node:child_process').ChildProcess[]} children all that run now
 */
export function guard(children) {
  if (!watcher) {
    watcher = spawn('sh', ['-c', WATCH], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
    // Without a shell there is no guard, but everything else works.
    watcher.on('error', () => {})
    watcher.stdin?.on('error', () => {})
    watcher.unref()
    const pipe = /** @type {import('node:net').Socket | null} */ (watcher.stdin)
    pipe?.unref()
  }
  watcher.stdin?.write(`${children.flatMap(({ pid }) => (pid ? [`-${pid}`] : [])).join(' ')}\n`)
}
