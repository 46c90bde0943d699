import { json } from '../http/http-plugin.ts'
import { SERVICES } from '../faults/faults.ts'
import { readFaults } from '../faults/read-faults.ts'
import type { Desk } from './desk.ts'

/** Faults for tests: GET reads them, POST sets those in the body, DELETE removes all. */
export async function serveFaults({ faults }: Desk, request: Request): Promise<Response> {
  const report = () => json(Object.fromEntries(SERVICES.map((service) => [service, faults.of(service)])))
  if (request.method === 'GET') return report()
  if (request.method === 'DELETE') {
    faults.reset()
    return report()
  }
  // Only our own pages can send JSON here: other origins need a CORS preflight.
  if (!request.headers.get('content-type')?.includes('application/json')) return json({ message: 'Faults are sent as JSON' }, 415)
  try {
    const faultList = readFaults(JSON.parse(await request.text()))
    for (const service of SERVICES) if (faultList[service]) faults.set(service, faultList[service])
    return report()
  } catch (error) {
    return json({ message: (error as Error).message }, 400)
  }
}
