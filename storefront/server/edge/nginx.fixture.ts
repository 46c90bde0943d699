import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as send } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.fixture.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy/nginx')
/** Debian installs it where only root looks. */
const PLACES = ['nginx', '/usr/sbin/nginx']

export const NGINX = PLACES.find((place) => spawnSync(place, ['-v']).status === 0)

interface NginxOptions {
  /** The ports of the instances. */
  readonly instances: readonly number[]
  /** The port of https; by default a free one. */
  readonly port?: number
  /** Replacements in kram.conf, for what cannot be tried as it is. */
  readonly replace?: Readonly<Record<string, string>>
}

export interface Nginx {
  readonly port: number
  readonly httpPort: number
  /** Writes the lines of kram-instances.conf, reloads nginx and waits until no worker accepts requests with the old ones. */
  readonly setInstances: (lines: readonly string[]) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Runs deploy/nginx with its ports, folders and certificate replaced. */
export async function startNginx({ instances, port, replace = {} }: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'kram-nginx-'))
  for (const name of ['temp', 'cache', 'certificate']) mkdirSync(join(folder, name))
  createCertificate(join(folder, 'certificate'))
  const https = port ?? (await freePort())
  const http = await freePort()
  const writeInstances = (lines: readonly string[]) => writeFileSync(join(folder, 'instances.conf'), `${lines.join('\n')}\n`)
  writeInstances(instances.map(instanceLine))
  writeFileSync(join(folder, 'kram.conf'), render(folder, { https, http, replace }))
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  execFileSync(NGINX ?? 'nginx', ['-t', ...options], { stdio: 'pipe' })
  const child = spawn(NGINX ?? 'nginx', [...options, '-g', 'daemon off;'], { stdio: 'ignore' })
  await until(() => isAnswering(https), 'nginx does not answer')
  return {
    port: https,
    httpPort: http,
    setInstances: async (lines) => {
      const workers = workersOf(child.pid)
      writeInstances(lines)
      execFileSync(NGINX ?? 'nginx', [...options, '-s', 'reload'], { stdio: 'pipe' })
      await until(() => !workersOf(child.pid).some((worker) => workers.includes(worker)), 'nginx does not reload')
    },
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As deploy/nginx/kram-instances.conf has it. */
export function instanceLine(port: number): string {
  const [line = ''] = readFileSync(join(DEPLOY, 'kram-instances.conf'), 'utf8').split('\n').filter((text) => text.startsWith('server '))
  return line.replace(/:\d+/, `:${port}`)
}

function render(folder: string, { https, http, replace }: { https: number; http: number; replace: Readonly<Record<string, string>> }): string {
  const own = {
    '/etc/nginx/kram-instances.conf': join(folder, 'instances.conf'),
    '/etc/letsencrypt/live/shop.example': join(folder, 'certificate'),
    '/var/cache/nginx': join(folder, 'cache'),
    '/var/www/letsencrypt': folder,
    'listen 443': `listen ${https}`,
    'listen 80': `listen ${http}`,
    'shop.example': 'localhost',
    ...replace,
  }
  // The machine may have no IPv6.
  const text = readFileSync(join(DEPLOY, 'kram.conf'), 'utf8').replaceAll(/^ *listen \[::\].*\n/gm, '')
  return Object.entries(own).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx/kram.conf does not contain '${from}'`)
    return result.replaceAll(from, to)
  }, text)
}

/** The parts of a distribution's nginx.conf that matter. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
  // Workers of a nginx that root has started would not reach a folder of root's.
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 2048; }
http {
  ${existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''}
  access_log off;
  ${temporary.join('\n  ')}
  include ${join(folder, 'kram.conf')};
}
`
}

function createCertificate(folder: string): void {
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...options, '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')], { stdio: 'pipe' })
}

/** Those that accept connections: one that is shutting down only finishes its requests. On Linux. */
const workersOf = (master = 0): string[] =>
  readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ').filter((worker) => !titleOf(worker).includes('shutting down'))

function titleOf(worker: string): string {
  try {
    return readFileSync(`/proc/${worker}/cmdline`, 'utf8')
  } catch {
    // It has just ended.
    return 'shutting down'
  }
}

async function until(isReached: () => Promise<boolean> | boolean, complaint: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (await isReached()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(complaint)
}

/** Asks for what needs no instance. */
const isAnswering = (port: number): Promise<boolean> =>
  getSecurely(port, '/metrics').then(
    () => true,
    () => false,
  )

export interface SecureAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A request over TLS whose certificate is not checked. */
export function getSecurely(port: number, path: string, { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string | string[]>; body?: string } = {}): Promise<SecureAnswer> {
  return new Promise((resolve, reject) => {
    send({ host: '127.0.0.1', servername: 'localhost', port, path, method, headers: { host: 'localhost', ...headers }, rejectUnauthorized: false, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end(body)
  })
}
