import { expect, test } from 'vitest'
import { chosenProgram, PROGRAMS } from './cluster-programs.mjs'

const only = (...paths: string[]) => async (path: string) => paths.includes(path)

test('a server is found in the path and where Debian installs servers', async () => {
  expect(await chosenProgram(PROGRAMS.nginx, { PATH: '/bin:/opt' }, only('/opt/nginx'))).toBe('/opt/nginx')
  expect(await chosenProgram(PROGRAMS.nginx, { PATH: '/bin' }, only('/usr/sbin/nginx'))).toBe('/usr/sbin/nginx')
  expect(await chosenProgram(PROGRAMS.nginx, { PATH: '/bin' }, only())).toBeUndefined()
})
