/** The first operators of a merchant, opened by whoever runs the machine: demo seeds, and the first owner of a live house. */
import type { Role } from '../../contract/operator/identity/abilities.ts'
import { newId } from '../../kernel/ids.ts'
import { appendAudit } from '../../platform/audit-log.ts'
import { hashPassword, verifyPassword } from '../../platform/passwords.ts'
import type { Tx } from '../../platform/postgres.ts'
import { insertOperator, operatorByName, renewFirstPassword } from './store/accounts.ts'

/**
 * Opens an operator outside the console; answers their id, or undefined where the name is taken. `mustChangePassword`
 * makes the given password good for one sign-in only.
 */
export async function openOperator(
  tx: Tx, fresh: { merchantId: string; username: string; displayName: string; password: string; role: Role; mustChangePassword?: boolean },
): Promise<string | undefined> {
  const id = newId()
  const isMade = await insertOperator(tx, {
    id, merchantId: fresh.merchantId, username: fresh.username.toLowerCase(), displayName: fresh.displayName,
    passwordHash: await hashPassword(fresh.password), role: fresh.role, mustChangePassword: fresh.mustChangePassword ?? false, isForOnce: fresh.mustChangePassword ?? false,
  })
  if (!isMade) return undefined
  await appendAudit(tx, {
    actor: 'system', action: 'operator.open', subject: `operator:${id}`,
    detail: { username: fresh.username, before: { role: null }, after: { role: fresh.role }, merchantId: fresh.merchantId },
  })
  return id
}

/**
 * The first owner of a live house, by the password that the administrator gives with the start. Started again with another
 * one while nobody has changed the first, it is the new one that is good for one sign-in: the way back for whoever
 * closed the page too early.
 */
export async function openFirstOwner(tx: Tx, merchantId: string, password: string): Promise<void> {
  const first = { merchantId, username: 'owner', displayName: 'Owner', password, role: 'owner' as const, mustChangePassword: true }
  if (await openOperator(tx, first)) return
  const owner = await operatorByName(tx, merchantId, first.username)
  if (owner?.password_uses !== 0 || await verifyPassword(owner.password_hash, password)) return
  await renewFirstPassword(tx, owner.id, await hashPassword(password))
  await appendAudit(tx, { actor: 'system', action: 'operator.first-password', subject: `operator:${owner.id}`, detail: { merchantId } })
}
