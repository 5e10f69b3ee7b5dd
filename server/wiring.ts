/** Fills the slots that modules of lower rank declare, and makes the long-lived objects they share. */
import { deskSettings, providerSettings, windowBannersFor, winnerSettings } from '../modules/catalogue/index.ts'
import { addressSourceKey, adjustedAloneKey, chainPayoutKey, demoAddresses, houseRate, openDemoChainPayouts, openDemoPayouts, payoutChannelKey, rateFeedKey, settings as cashierSettings } from '../modules/cashier/index.ts'
import { accountOpenedKey, memberGuardKey, proposalKinds as identityProposals, publicStateKey, restrictionOfKey, settings as identitySettings, staffHashKey } from '../modules/identity/index.ts'
import { findWalletTransfer, secretProposal, settings as launchSettings, vendorAccessProposal } from '../modules/launch/index.ts'
import {
  accessProposal, adjustedAlone, fieldProposal, flagProposal, hasSecondPerson, openFirstOwner, proposalKinds as operatorProposals,
  settingProposal, settings as operatorSettings, staffHashOf,
} from '../modules/operator/index.ts'
import { restrictionOf } from '../modules/limits/index.ts'
import { unreadStateOf } from '../modules/messaging/index.ts'
import { createFirstMerchant, merchantsKey, openMerchants, operationFindersKey, proposalKindsKey, secondPersonKey, settingRegistryKey, settings as systemSettings, siteStatusSource, type AnySetting } from '../modules/system/index.ts'
import { balancesOf, openAccounts, resetTrial, setMemberGuard } from '../modules/wallet/index.ts'
import { siteStatusKey } from '../platform/calls.ts'
import { loadGeo } from '../platform/geo.ts'
import type { ProcessParts } from './process-parts.ts'
import { wireLimits } from './wiring-limits.ts'
import { findPlayedRound, wirePlay } from './wiring-play.ts'

/** Play money of a fresh trial account, in hundredths. */
const TRIAL_AMOUNT = 1_000_000n

/** Called once a process, before any call is answered. */
export async function wire(parts: ProcessParts): Promise<void> {
  await wireSystem(parts)
  wireIdentity(parts)
  wireLimits(parts)
  wireCashier(parts)
  await wirePlay(parts)
}

async function wireSystem({ config, database, line, services }: ProcessParts): Promise<void> {
  // Demo mode makes its merchant with the demo data; a live house begins with one to be configured.
  if (config.mode === 'live') await database.transaction((tx) => createFirstMerchant(tx, { merchantId: 'main', code: 'main', name: 'Sala', isDefault: true }))
  if (config.mode === 'live' && config.firstOwnerPassword) await database.transaction((tx) => openFirstOwner(tx, 'main', config.firstOwnerPassword!))
  const merchants = await openMerchants(database, line)
  services.provide(merchantsKey, merchants)
  services.provide(siteStatusKey, siteStatusSource(merchants, loadGeo()))
  services.provide(operationFindersKey, [findPlayedRound(services), findWalletTransfer])
  services.provide(proposalKindsKey, [...identityProposals, vendorAccessProposal, secretProposal, ...operatorProposals, settingProposal, flagProposal, accessProposal, fieldProposal])
  services.provide(secondPersonKey, hasSecondPerson)
  services.provide(adjustedAloneKey, adjustedAlone)
  services.provide(settingRegistryKey, [...systemSettings, ...identitySettings, ...cashierSettings, ...Object.values({ ...deskSettings, ...providerSettings, ...winnerSettings }), ...launchSettings, ...operatorSettings] satisfies AnySetting[])
}

function wireIdentity({ services }: ProcessParts): void {
  services.provide(accountOpenedKey, async (tx, { merchantId, memberId, kind }) => {
    await openAccounts(tx, { merchantId, memberId, kind: kind === 'house' ? 'house_player' : kind })
    if (kind === 'trial') await resetTrial(tx, { memberId, amount: TRIAL_AMOUNT, key: `${memberId}:opened` })
  })
  services.provide(memberGuardKey, (tx, { memberId, blockedReason, blockedUntil }) => setMemberGuard(tx, memberId, { blockedReason, blockedUntil }))
  services.provide(restrictionOfKey, restrictionOf)
  services.provide(staffHashKey, staffHashOf)
  services.provide(publicStateKey, [
    async (reader, { accountId, isTrial }) => {
      const balances = await balancesOf(reader, accountId)
      return { balance: isTrial ? balances.trial : balances.balance }
    },
    unreadStateOf,
    async (_reader, _member, context) => ({ banners: windowBannersFor(context) }),
  ])
}

function wireCashier({ config, database, services }: ProcessParts): void {
  // A live house pays by hand until it has a bank of its own to call.
  services.provide(payoutChannelKey, config.mode === 'demo' ? openDemoPayouts(database) : null)
  services.provide(chainPayoutKey, config.mode === 'demo' ? openDemoChainPayouts(database) : null)
  // USDT are taken once somebody gives out addresses; their rate is set by hand until a feed tells it.
  services.provide(addressSourceKey, config.mode === 'demo' ? demoAddresses : null)
  services.provide(rateFeedKey, houseRate)
}

/** Does nothing where an operator of that name stands already. */
