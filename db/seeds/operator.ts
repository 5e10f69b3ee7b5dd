/** The operators of the demo (wire.md §10, Demo data): one of each role, with the demo's password. */
import type { Role } from '../../contract/operator/identity/abilities.ts'
import { openOperator } from '../../modules/operator/index.ts'
import type { Tx } from '../../platform/postgres.ts'

const operators: readonly { username: Role; displayName: string }[] = [
  { username: 'owner', displayName: 'อรุณี ทองดี' },
  { username: 'finance', displayName: 'ธนา วงศ์ไพศาล' },
  { username: 'support', displayName: 'มาลี ศรีสุข' },
  { username: 'viewer', displayName: 'วิชัย แก้วใส' },
]

/** The username is the role's name; none of them has an authenticator, which is optional in the demo. */
export async function seedOperators(tx: Tx, demo: { merchantId: string; password: string }): Promise<void> {
  for (const operator of operators) {
    await openOperator(tx, {
      merchantId: demo.merchantId,
      username: operator.username,
      displayName: operator.displayName,
      password: demo.password,
      role: operator.username,
    })
  }
}
