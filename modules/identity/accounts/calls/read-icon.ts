import { readIcon, readIconSchemas } from '../../../../contract/player/identity/read-icon.ts'
import { refuse } from '../../../../contract/errors.ts'
import { shardOf } from '../../../../kernel/ids.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountOf } from '../accounts.ts'
import { initialsOf } from '../rules/personal.ts'

export const handleReadIcon = handle(readIcon, readIconSchemas, async (context) => {
  const account =
    (await accountOf(context.tx, { merchantId: context.merchant.id, accountId: context.actor.accountId })) ??
    refuse('SESSION_EXPIRED')
  const initials = initialsOf(account.nickname || account.username)
  return {
    icon: `data:image/svg+xml;base64,${Buffer.from(drawIcon(initials, account.accountId)).toString('base64')}`,
    initials,
  }
})

/**
 * Only letters and digits reach this text, so nothing in it needs escaping. One of 32 hues, by the account's
 * id.
 */
function drawIcon(initials: string, accountId: string): string {
  const hue = Math.round(shardOf(accountId) * 11.25)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<rect width="64" height="64" rx="32" fill="hsl(${hue} 42% 30%)"/>` +
    `<text x="32" y="33" font-family="sans-serif" font-size="26" font-weight="600" fill="hsl(${hue} 60% 94%)" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`
  )
}
