import { measures } from '../../src/monitoring/measures.ts'
import { laneOf } from '../page-request.ts'

/** Measures a render from its turn in the queue to its last byte, by the kind of page. */
export async function measured<Result>(key: string, url: string, render: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  try {
    return await render()
  } finally {
    measures()?.render(key.startsWith('file ') ? 'file' : laneOf(url), (performance.now() - startedAt) / 1000)
  }
}
