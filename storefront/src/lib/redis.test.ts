import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hasRedis, type Line, openLine, startRedis } from '../../server/cluster/redis.fixture.ts'
import { connectRedis } from './redis.ts'

let redis: Awaited<ReturnType<typeof startRedis>>

beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})
afterAll(() => redis?.stop())

async function line(port = redis.port): Promise<Line> {
  const opened = await openLine(port)
  onTestFinished(() => opened.close())
  return opened
}
/** @returns its port */
async function ownRedis(): Promise<number> {
  const own = await startRedis()
  onTestFinished(() => own.stop())
  return own.port
}

const ping = ({ redis: { send } }: Line) => send((client) => client.ping()).catch((error: unknown) => String(error))

/** A command of the machine's administrator, past all ways. */
async function administrate(port: number, command: string[], password = ''): Promise<void> {
  const client = createClient({ url: `redis://${password && `:${password}@`}127.0.0.1:${port}` })
  await client.connect()
  await client.sendCommand(command)
  client.destroy()
}

function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

describe.skipIf(!hasRedis)('[CLUSTER-04] a connection to Redis', () => {
  test('that has gone silent is opened again within three seconds, while commands are written', async () => {
    const way = await line()
    const commands = setInterval(() => void ping(way), 20)
    onTestFinished(() => clearInterval(commands))
    way.silence()
    expect(await ping(way)).toContain('did not reply within 500 ms')
    await expect.poll(() => ping(way), { timeout: 2500 }).toBe('PONG')
  })

  test('that goes silent within a reply is opened again', async () => {
    const way = await line()
    way.silenceWithinReply()
    expect(await way.redis.send((client) => client.echo('a reply of some length')).catch(String)).toContain('did not reply within 500 ms')
    await expect.poll(() => ping(way), { timeout: 2500 }).toBe('PONG')
  })

  test('to a Redis that has become a replica is opened again, and finds the new primary', async () => {
    const [former, primary] = [await ownRedis(), await ownRedis()]
    const way = await line(former)
    const write = () => way.redis.run("return redis.call('SET', KEYS[1], 'new')", ['written'], []).catch(String)
    expect(await write()).toBe('OK')
    way.leadTo(primary)
    await administrate(former, ['REPLICAOF', '127.0.0.1', String(primary)])
    expect(await write()).toContain('READONLY')
    await expect.poll(write, { timeout: 5000 }).toBe('OK')
  })

  test('whose password is refused says so, and works as soon as the password is right', async () => {
    const port = await ownRedis()
    await administrate(port, ['CONFIG', 'SET', 'requirepass', 'another'])
    const secured = connectRedis(`redis://:right-one@127.0.0.1:${port}`)
    onTestFinished(() => secured.close())
    const answer = () => secured.send((client) => client.ping()).catch(String)
    await expect.poll(answer, { timeout: 5000 }).toContain('WRONGPASS')
    expect(await answer()).not.toContain('right-one')
    await administrate(port, ['CONFIG', 'SET', 'requirepass', 'right-one'], 'another')
    await expect.poll(answer, { timeout: 5000 }).toBe('PONG')
  })

  test('that is silent delays one command, and refuses the others at once', async () => {
    const way = await line()
    way.stall()
    expect(await ping(way)).toContain('did not reply within 500 ms')
    expect([await ping(way), await ping(way), await ping(way)]).toEqual(Array(3).fill('Error: Redis does not reply'))
    way.mend()
    await expect.poll(() => ping(way), { interval: 10 }).toBe('PONG')
  })

  test('is sound if this process was too busy to read a reply', async () => {
    const way = await line()
    const reply = ping(way)
    beBusy(800)
    expect(await reply).toBe('PONG')
  })

  test('tells its subscribers again after it has gone silent', { timeout: 15_000 }, async () => {
    const way = await line()
    let messages = 0
    way.redis.subscribe('{kram}:test', () => (messages += 1))
    const publish = () => way.redis.send((client) => client.publish('{kram}:test', ''))
    await expect.poll(async () => (await publish()) && messages, { timeout: 5000 }).toBeGreaterThan(0)
    way.silence()
    messages = 0
    await expect.poll(async () => (await publish().catch(() => 0)) && messages, { timeout: 10_000 }).toBeGreaterThan(0)
  })
})
