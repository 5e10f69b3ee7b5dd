/** Every screen of the product, as data: `npm run shots` opens each at every width, in both themes and languages. */
import { paths as consolePaths } from '../../web/operator/paths.ts'
import { paths } from '../../web/player/paths.ts'

export type Visitor = 'nobody' | 'member' | 'operator'

export interface Ids {
  memberId: string
}

export interface Screen {
  name: string
  /** Some screens show one thing; its id is known only while the product runs. */
  path: string | ((ids: Ids) => string)
  as: Visitor
  /** A window or a game over the page: the picture shows one viewport, not the whole page. */
  isWindow?: boolean
  /** How long the screen needs to settle once the network is quiet. */
  settleMs?: number
}

export const widths = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
export const themes = ['dark', 'light'] as const
export const languages = ['th', 'en'] as const

const member = (name: string, panel: Parameters<typeof paths.member>[0]): Screen => ({ name: `member-${name}`, path: paths.member(panel), as: 'member' })
const operator = (name: string, path: Screen['path']): Screen => ({ name: `operator-${name}`, path, as: 'operator' })
const game = (gameCode: string): Screen => ({
  name: `game-${gameCode.toLowerCase()}`,
  path: paths.seamless({ vendor: 'STUDIO', gameCode, mode: 'REAL' }),
  as: 'member',
  isWindow: true,
  settleMs: 3_000,
})

export const screens: readonly Screen[] = [
  { name: 'home', path: paths.home(), as: 'nobody' },
  { name: 'home-signed-in', path: paths.home(), as: 'member' },
  { name: 'login', path: paths.login(), as: 'nobody', isWindow: true },
  { name: 'forgot-phone', path: '/forget?tab=mobileNum', as: 'nobody', isWindow: true },
  { name: 'forgot-email', path: '/forget?tab=email', as: 'nobody', isWindow: true },
  { name: 'forgot-link', path: '/forget#token=shown', as: 'nobody', isWindow: true },
  { name: 'outbox', path: paths.outbox(), as: 'nobody' },
  { name: 'register', path: paths.register(), as: 'nobody', isWindow: true },
  { name: 'slots', path: paths.slots(), as: 'member' },
  { name: 'help', path: paths.help(), as: 'nobody' },
  { name: 'announce', path: paths.announce(), as: 'nobody' },
  { name: 'news', path: paths.articles('NEWS'), as: 'nobody' },
  { name: 'article', path: paths.article('BLOG', 'what-rtp-means'), as: 'nobody' },
  { name: 'down', path: paths.down(), as: 'nobody' },
  { name: 'down-signed-in', path: paths.down(), as: 'member' },
  { name: 'agent-login', path: paths.agent(), as: 'nobody' },
  { name: 'verify', path: paths.verify(), as: 'member' },
  { name: 'not-found', path: '/no-such-page', as: 'nobody' },
  member('wallet', 'transferFund'),
  member('deposit', 'depositv2'),
  member('withdraw', 'withdraw'),
  member('bets', 'personalHistoryCopy'),
  member('transactions', 'transactionHistory'),
  member('profit', 'personalProfit'),
  member('messages', 'messageV2'),
  member('feedback', 'feedback'),
  member('security', 'securityCenter'),
  game('SIAMGOLD20'),
  game('TUKTUK3'),
  { name: 'operator-sign-in', path: '/operator', as: 'nobody' },
  operator('dashboard', consolePaths.dashboard),
  operator('members', consolePaths.members),
  operator('member', ({ memberId }) => consolePaths.member(memberId)),
  operator('deposits', consolePaths.deposits),
  operator('receivers', consolePaths.receivers),
  operator('withdrawals', consolePaths.withdrawals),
  operator('adjustments', consolePaths.adjustments),
  operator('announcements', consolePaths.announcements),
  operator('banners', consolePaths.banners),
  operator('articles', consolePaths.articles),
  operator('help-texts', consolePaths.help),
  operator('games', consolePaths.games),
  operator('rounds', consolePaths.rounds),
  operator('status', consolePaths.status),
  operator('register-fields', consolePaths.registerFields),
  operator('flags', consolePaths.flags),
  operator('access', consolePaths.access),
  operator('settings', consolePaths.settings),
  operator('operators', consolePaths.operators),
  operator('audit', consolePaths.audit),
  operator('messages', consolePaths.messages),
  operator('chats', consolePaths.chats),
  operator('chat', consolePaths.chat('demo-chat-1')),
  operator('feedback', consolePaths.feedback),
  operator('inbox', consolePaths.inbox),
  operator('service', consolePaths.service),
  operator('account', consolePaths.account),
  operator('components', consolePaths.components),
]
