/** Fills the slots that modules of lower rank declare, and creates the long-lived objects they share. */
import {
  deskSettings,
  providerSettings,
  windowBannersFor,
  winnerSettings,
} from '../modules/catalogue/index.ts'
import {
  addressSourceKey,
  adjustedAloneKey,
  chainPayoutKey,
  houseRate,
  payoutChannelKey,
  rateFeedKey,
  settings as cashierSettings,
} from '../modules/cashier/index.ts'
import {
  accountOpenedKey,
  memberGuardKey,
  proposalKinds as identityProposals,
  publicStateKey,
  restrictionOfKey,
  settings as identitySettings,
  staffHashKey,
} from '../modules/identity/index.ts'
import { secretProposal, settings as launchSettings, vendorAccessProposal } from '../modules/launch/index.ts'
import {
  accessProposal,
  adjustedAlone,
  fieldProposal,
  flagProposal,
  hasSecondPerson,
  openFirstOwner,
  proposalKinds as operatorProposals,
  settingProposal,
  settings as operatorSettings,
  staffHashOf,
} from '../modules/operator/index.ts'
import { restrictionOf } from '../modules/limits/index.ts'
import { unreadStateOf } from '../modules/messaging/index.ts'
import { readyCountOf, referralStateOf } from '../modules/promotions/index.ts'
import { pointsProposal, settings as pointSettings } from '../modules/points/index.ts'
import {
  createFirstMerchant,
  merchantsKey,
  openMerchants,
  proposalKindsKey,
  secondPersonKey,
  settingRegistryKey,
  settings as systemSettings,
  siteStatusSource,
  type AnySetting,
} from '../modules/system/index.ts'
import { balancesOf, openAccounts, resetTrial, setMemberGuard } from '../modules/wallet/index.ts'
import { houseTopics } from '../contract/pushes/topics.ts'
import { siteStatusKey } from '../platform/calls.ts'
import { loadGeo } from '../platform/geo.ts'
import type { Demo } from './open-demo.ts'
import type { ProcessParts } from './process-parts.ts'
import type { Product } from './products/product.ts'
import { Topics, topicsKey } from './realtime/topics.ts'
import { wireLimits } from './wiring-limits.ts'
import { wirePlay } from './wiring-play.ts'

/** Play money of a fresh trial account, in hundredths. */
const TRIAL_AMOUNT = 1_000_000n

/** Called once per process, before any call is answered; `demo` is null in live mode. */
export async function wire(
  parts: ProcessParts,
  demo: Demo | null,
  products: readonly Product[],
): Promise<void> {
  await wireSystem(parts, products)
  wireIdentity(parts)
  wireLimits(parts)
  wireCashier(parts, demo)
  await wirePlay(parts, products)
}

async function wireSystem(
  { config, database, line, services, onFault }: ProcessParts,
  products: readonly Product[],
): Promise<void> {
  // Demo mode creates its merchant with the demo data; live mode begins with one to be configured.
  if (config.mode === 'live')
    await database.transaction((tx) =>
      createFirstMerchant(tx, { merchantId: 'main', code: 'main', name: 'Sala', isDefault: true }),
    )
  if (config.mode === 'live' && config.firstOwnerPassword)
    await database.transaction((tx) => openFirstOwner(tx, 'main', config.firstOwnerPassword!))
  const merchants = await openMerchants(database, line, (error) => onFault('merchants', error))
  services.provide(merchantsKey, merchants)
  services.provide(siteStatusKey, siteStatusSource(merchants, loadGeo()))
  services.provide(topicsKey, new Topics([...houseTopics, ...products.flatMap(({ topics = [] }) => topics)]))
  services.provide(proposalKindsKey, [
    ...identityProposals,
    vendorAccessProposal,
    secretProposal,
    pointsProposal,
    ...operatorProposals,
    settingProposal,
    flagProposal,
    accessProposal,
    fieldProposal,
    ...products.flatMap(({ proposals = [] }) => proposals),
  ])
  services.provide(secondPersonKey, hasSecondPerson)
  services.provide(adjustedAloneKey, adjustedAlone)
  services.provide(settingRegistryKey, [
    ...systemSettings,
    ...identitySettings,
    ...cashierSettings,
    ...Object.values({ ...deskSettings, ...providerSettings, ...winnerSettings }),
    ...launchSettings,
    ...pointSettings,
    ...operatorSettings,
    ...products.flatMap(({ settings = [] }) => settings),
  ] satisfies AnySetting[])
}

function wireIdentity({ services }: ProcessParts): void {
  services.provide(accountOpenedKey, async (tx, { merchantId, memberId, kind }) => {
    await openAccounts(tx, { merchantId, memberId, kind: kind === 'house' ? 'house_player' : kind })
    if (kind === 'trial') await resetTrial(tx, { memberId, amount: TRIAL_AMOUNT, key: `${memberId}:opened` })
  })
  services.provide(memberGuardKey, (tx, { memberId, blockedReason, blockedUntil }) =>
    setMemberGuard(tx, memberId, { blockedReason, blockedUntil }),
  )
  services.provide(restrictionOfKey, restrictionOf)
  services.provide(staffHashKey, staffHashOf)
  services.provide(publicStateKey, [
    async (reader, { accountId, isTrial }) => {
      const balances = await balancesOf(reader, accountId)
      return { balance: isTrial ? balances.trial : balances.balance }
    },
    unreadStateOf,
    async (_reader, _member, context) => ({ banners: windowBannersFor(context) }),
    readyCountOf,
    referralStateOf,
  ])
}

function wireCashier({ database, services }: ProcessParts, demo: Demo | null): void {
  const payers = demo?.openPayers(database)
  // In live mode payouts are made by hand until a bank is connected.
  services.provide(payoutChannelKey, payers?.bank ?? null)
  services.provide(chainPayoutKey, payers?.chain ?? null)
  // USDT are accepted once a service provides addresses; their rate is set by hand until a feed provides it.
  services.provide(addressSourceKey, payers?.addresses ?? null)
  services.provide(rateFeedKey, houseRate)
}
