import { BACKEND_URL } from './shop-under-test.ts'

/** Queries the backend directly, without the storefront. */
export async function queryBackend<Data = Record<string, unknown>>(
  query: string,
  variables: object = {},
  token?: string,
  backendUrl = BACKEND_URL,
  store = 'default',
): Promise<Data> {
  const response = await fetch(`${backendUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] }
  if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('; ') ?? `The backend answered ${response.status}`)
  return data
}

/** A customer token, as on another device of the customer. */
export async function tokenOf({ email, password }: { email: string; password: string }, backendUrl = BACKEND_URL): Promise<string> {
  const { generateCustomerToken } = await queryBackend<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
    undefined,
    backendUrl,
  )
  return generateCustomerToken.token
}
