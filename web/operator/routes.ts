/** Which screen stands at which path, what it needs of texts, and the ability that opens it. */
import type { ComponentType } from 'react'
import type { Ability } from '../../contract/operator/identity/abilities.ts'
import { loadTexts } from '../ui/i18n/texts.ts'
import { type LazyPart, lazyPart } from '../ui/loading/lazy-part.tsx'
import { paths } from './paths.ts'

export interface Screen { Component: LazyPart<{ id: string }>; ability: Ability | null; isDemoOnly?: boolean }

function screen(ability: Ability | null, areas: readonly string[], load: () => Promise<ComponentType<{ id: string }>>, isDemoOnly = false): Screen {
  return { ability, isDemoOnly, Component: lazyPart(async () => ({ default: await load() }), { prepare: () => loadTexts(...areas) }) }
}

const withdrawals = screen('withdrawals.read', ['money', 'cashier', 'banks'], async () => (await import('./features/withdrawals/withdrawals-page.tsx')).WithdrawalsPage)

const chats = screen('chat.answer', ['contact'], async () => (await import('./features/chat/chat-page.tsx')).ChatPage)

const aml = screen('aml.read', ['compliance', 'rounds'], async () => (await import('./features/aml/aml-page.tsx')).AmlPage)

const integrity = screen('integrity.read', ['integrity'], async () => (await import('./features/pvp-integrity/integrity-page.tsx')).IntegrityPage)

const kyc = screen('kyc.read', ['compliance', 'proposals'], async () => (await import('./features/kyc/kyc-page.tsx')).KycPage)

const returns = screen('rtp.read', ['floor', 'house'], async () => (await import('./features/rtp/returns-page.tsx')).ReturnsPage)

const screens: Record<string, Screen> = {
  [paths.dashboard]: screen('dashboard.read', ['house', 'opening'], async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage),
  [paths.proposals]: screen('dashboard.read', ['proposals', 'settings', 'site', 'house', 'forms'], async () => (await import('./features/proposals/proposals-page.tsx')).ProposalsPage),
  [paths.withdrawals]: withdrawals,
  [`${paths.withdrawals}/:id`]: withdrawals,
  [paths.deposits]: screen('deposits.read', ['money', 'cashier', 'banks', 'desk'], async () => (await import('./features/deposits/deposits-page.tsx')).DepositsPage),
  [paths.receivers]: screen('deposits.read', ['desk', 'banks'], async () => (await import('./features/receivers/receivers-page.tsx')).ReceiversPage),
  [paths.statements]: screen('deposits.read', ['desk', 'banks', 'money', 'cashier'], async () => (await import('./features/statements/statements-page.tsx')).StatementsPage),
  [paths.adjustments]: screen('members.read', ['money'], async () => (await import('./features/adjustments/adjustments-page.tsx')).AdjustmentsPage),
  [paths.members]: screen('members.read', ['people', 'money'], async () => (await import('./features/members/members-page.tsx')).MembersPage),
  [`${paths.members}/:id`]: screen('members.read', ['people', 'proposals', 'records', 'cashier', 'desk', 'banks', 'audit', 'house', 'settings', 'rounds', 'floor', 'care', 'money', 'compliance'], async () => (await import('./features/members/member-page.tsx')).MemberPage),
  [paths.aml]: aml,
  [`${paths.aml}/:id`]: aml,
  [paths.integrity]: integrity,
  [`${paths.integrity}/:id`]: integrity,
  [paths.kyc]: kyc,
  [`${paths.kyc}/:id`]: kyc,
  [paths.care]: screen('rg.read', ['care', 'money'], async () => (await import('./features/care/care-page.tsx')).CarePage),
  [paths.chats]: chats,
  [`${paths.chats}/:id`]: chats,
  [paths.feedback]: screen('feedback.answer', ['contact'], async () => (await import('./features/feedback/feedback-page.tsx')).FeedbackPage),
  [paths.inbox]: screen('inbox.send', ['contact'], async () => (await import('./features/inbox/inbox-page.tsx')).InboxPage),
  [paths.service]: screen('settings.read', ['contact'], async () => (await import('./features/service/service-page.tsx')).ServicePage),
  [paths.announcements]: screen('content.read', ['content'], async () => (await import('./features/announcements/announcements-page.tsx')).AnnouncementsPage),
  [paths.banners]: screen('content.read', ['content'], async () => (await import('./features/banners/banners-page.tsx')).BannersPage),
  [paths.articles]: screen('content.read', ['content'], async () => (await import('./features/articles/articles-page.tsx')).ArticlesPage),
  [paths.help]: screen('content.read', ['content'], async () => (await import('./features/help/help-page.tsx')).HelpTextsPage),
  [paths.games]: screen('catalogue.read', ['house', 'catalogue', 'content', 'proposals'], async () => (await import('./features/catalogue/catalogue-page.tsx')).CataloguePage),
  [paths.jackpots]: screen('jackpots.read', ['jackpots', 'house'], async () => (await import('./features/jackpots/jackpots-page.tsx')).JackpotsPage),
  [paths.returns]: returns,
  [`${paths.returns}/:id`]: returns,
  [paths.tables]: screen('floor.read', ['floor', 'house'], async () => (await import('./features/studio-tables/tables-page.tsx')).TablesPage),
  [`${paths.tables}/:id`]: screen('floor.read', ['floor', 'house'], async () => (await import('./features/studio-tables/table-round-page.tsx')).TableRoundPage),
  [paths.seas]: screen('floor.read', ['floor', 'house'], async () => (await import('./features/studio-seas/seas-page.tsx')).SeasPage),
  [`${paths.seas}/:id`]: screen('floor.read', ['floor', 'house'], async () => (await import('./features/studio-seas/window-page.tsx')).WindowPage),
  [paths.rooms]: screen('floor.read', ['floor', 'house'], async () => (await import('./features/studio-rooms/rooms-page.tsx')).RoomsPage),
  [`${paths.rooms}/:id`]: screen('floor.read', ['floor', 'house'], async () => (await import('./features/studio-rooms/hand-page.tsx')).HandPage),
  [paths.rounds]: screen('rounds.read', ['house', 'rounds'], async () => (await import('./features/rounds/rounds-page.tsx')).RoundsPage),
  [paths.reports]: screen('reports.read', ['reports', 'desk', 'cashier', 'house', 'jackpots', 'rounds'], async () => (await import('./features/reports/reports-page.tsx')).ReportsPage),
  [paths.operators]: screen('operators.read', ['house'], async () => (await import('./features/operators/operators-page.tsx')).OperatorsPage),
  [paths.audit]: screen('audit.read', ['audit', 'house', 'settings'], async () => (await import('./features/audit/audit-page.tsx')).AuditPage),
  [paths.status]: screen('dashboard.read', ['house'], async () => (await import('./features/status/status-page.tsx')).StatusPage),
  [paths.registerFields]: screen('settings.read', ['site', 'forms', 'proposals'], async () => (await import('./features/site/register-fields-page.tsx')).RegisterFieldsPage),
  [paths.flags]: screen('settings.read', ['site', 'proposals'], async () => (await import('./features/site/flags-page.tsx')).FlagsPage),
  [paths.access]: screen('settings.read', ['site', 'house', 'proposals'], async () => (await import('./features/site/access-page.tsx')).AccessPage),
  [paths.settings]: screen('settings.read', ['house', 'settings', 'proposals'], async () => (await import('./features/settings/settings-page.tsx')).SettingsPage),
  [paths.messages]: screen('messages.read', ['house'], async () => (await import('./features/messages/messages-page.tsx')).MessagesPage),
  [paths.components]: screen(null, ['gallery', 'forms'], async () => (await import('../ui/gallery.tsx')).Gallery),
  [paths.account]: screen(null, ['house'], async () => (await import('./features/account/account-page.tsx')).AccountPage),
}

/** The screen of a path and the id in it, '' where there is none. */
export function screenAt(path: string): { screen: Screen; id: string } | undefined {
  const exact = screens[path]
  if (exact) return { screen: exact, id: '' }
  const cut = path.lastIndexOf('/')
  const parent = screens[`${path.slice(0, cut)}/:id`]
  return parent && cut + 1 < path.length ? { screen: parent, id: decodeURIComponent(path.slice(cut + 1)) } : undefined
}
