/** Identity's settings; those that the house's economy hangs on are checked by its guard before they change. */
import type { AnySetting, Setting } from '../../system/index.ts'
import { accountSettings } from '../settings/accounts.ts'
import { settings as all } from '../settings/all.ts'
import { economySettings } from '../settings/economy.ts'
import { checkEconomy, type EconomyChange } from './economy.ts'

const changes = new Map<string, (value: unknown) => EconomyChange>([
  ...Object.entries(economySettings).map(
    ([key, { name }]) => [name, (value: unknown): EconomyChange => ({ [key]: value })] as const,
  ),
  [accountSettings.defaultMemberG.name, (value) => ({ defaultMemberG: value as number })],
])

export const settings: readonly AnySetting[] = all.map((setting) => {
  const changeOf = changes.get(setting.name)
  if (!changeOf) return setting
  const guarded: Setting<unknown> = {
    ...(setting as Setting<unknown>),
    check: (tx, merchantId, value) => checkEconomy(tx, merchantId, changeOf(value)),
  }
  return guarded
})
