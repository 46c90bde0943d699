import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hasRedis, type Line, openLine, startRedis } from '../../server/cluster/redis.fixture.ts'

let redis: Awaited<ReturnType<typeof startRedis>>

beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})
afterAll(() => redis?.stop())

async function line(): Promise<Line> {
  const opened = await openLine(redis.port)
  onTestFinished(() => opened.close())
  return opened
}
const ping = ({ redis: { send } }: Line) => send((client) => client.ping()).catch((error: unknown) => String(error))

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
