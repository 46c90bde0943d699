/** @param faults of the backend's services; none ends them all */
export async function setFaults(backendUrl: string, faults?: Readonly<Record<string, object>>): Promise<void> {
  const init = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(faults) }
  const { ok, status } = await fetch(`${backendUrl}/desk/faults`, faults ? { method: 'POST', ...init } : { method: 'DELETE' })
  if (!ok) throw new Error(`The desk answered ${status}`)
}
