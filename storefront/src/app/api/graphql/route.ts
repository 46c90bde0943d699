import { gateway } from '../../../graphql/gateway.ts'

export { gateway as DELETE, gateway as GET, gateway as PATCH, gateway as POST, gateway as PUT }

export const dynamic = 'force-dynamic'
