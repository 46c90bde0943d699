import { findBrowser } from './browser.mjs'
import { findProgram, PROGRAMS } from './cluster-programs.mjs'
import { command } from './command.mjs'
import { installPackages } from './packages.mjs'
import { run, toolEnvironment } from './run.mjs'
import { step } from './steps.mjs'
import { buildShops, removeReports } from './test-steps.mjs'

await command(testCluster, { statusWhenStopped: 130 })

/** `npm run test:cluster`: stories about two instances behind nginx, with Redis, and about a container of the image. Arguments are those of vitest, such as a file's name. */
async function testCluster() {
  removeReports()
  await step('packages', installPackages)
  const browser = await step('browser', findBrowser)
  await step('Redis', (remark) => findProgram(PROGRAMS.redis, remark))
  await step('nginx', (remark) => findProgram(PROGRAMS.nginx, remark))
  await step('openssl', (remark) => findProgram(PROGRAMS.openssl, remark))
  await step('mmdebstrap', (remark) => findProgram(PROGRAMS.mmdebstrap, remark))
  await step('buildah', (remark) => findProgram(PROGRAMS.buildah, remark))
  await buildShops()
  const env = toolEnvironment({ CHROMIUM_PATH: browser })
  await step('cluster', () => run('vitest', ['run', '--config', 'cluster/vitest.config.ts', ...process.argv.slice(2)], { env, isShown: true }), { isShown: true })
}
