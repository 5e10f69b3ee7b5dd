/**
 * Every screen of the product, as data: `npm run shots` opens each at every width, in both themes and
 * languages.
 */
import englishCentre from '../../web/player/locales/en/centre.ts'
import englishSite from '../../web/player/locales/en/site.ts'
import thaiCentre from '../../web/player/locales/th/centre.ts'
import thaiSite from '../../web/player/locales/th/site.ts'
import englishCashier from '../../web/ui/locales/en/cashier.ts'
import englishFrame from '../../web/ui/locales/en/shell.ts'
import thaiCashier from '../../web/ui/locales/th/cashier.ts'
import thaiFrame from '../../web/ui/locales/th/shell.ts'
import { paths } from '../../web/player/paths.ts'
import { agentScreens } from './agent-screens.ts'
import { consoleScreens } from './console-screens.ts'
import { lotteryScreens } from './lottery-screens.ts'
import { sportsScreens } from './sports-screens.ts'
import type { Screen } from './screen.ts'
import { realityDue, turnoverOpen, withdrawalInParts, withdrawalToConfirm } from './answers.ts'

export type { Ids, Screen, Visitor } from './screen.ts'

export const widths = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
export const themes = ['dark', 'light'] as const
export const languages = ['th', 'en'] as const

/** What carries this text in a window, or this label anywhere, in either language. */
const named = (key: keyof typeof thaiFrame) =>
  `[role=dialog] :is(button, a):visible:is(:text-is("${thaiFrame[key]}"), :text-is("${englishFrame[key]}"))`
const labelled = (key: keyof typeof thaiFrame) =>
  `:is(button, a):is([aria-label="${thaiFrame[key]}"], [aria-label="${englishFrame[key]}"]):visible`
const radio = (place: number) => `[role=dialog] label:has(input[type=radio]) >> nth=${place}`

const member = (name: string, panel: Parameters<typeof paths.member>[0]): Screen => ({
  name: `member-${name}`,
  path: paths.member(panel),
  as: 'member',
})
export const smallPhones = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 412, height: 732 },
  { width: 844, height: 390 },
] as const

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
  {
    name: 'game-free',
    path: paths.seamless({ vendor: 'STUDIO', gameCode: 'SIAMGOLD20', mode: 'FREE' }),
    as: 'nobody',
  },
  { name: 'login', path: paths.login(), as: 'nobody', isWindow: true },
  { name: 'login-sms', path: paths.login(), as: 'nobody', isWindow: true, press: [radio(1)] },
  {
    name: 'second-step',
    path: paths.login(),
    as: 'nobody',
    isWindow: true,
    fill: ['member01', 'typed'],
    press: ['[role=dialog] button[type=submit]'],
    answer: {
      path: '/api/wps/session/login',
      status: 403,
      body: {
        success: false,
        code: 'AUTH_SECOND_FACTOR',
        message: '',
        value: { ticket: 'shown', options: ['sms', 'email', 'payeeName', 'authenticator'] },
      },
    },
  },
  { name: 'forgot-phone', path: '/forget?tab=mobileNum', as: 'nobody', isWindow: true },
  { name: 'forgot-email', path: '/forget?tab=email', as: 'nobody', isWindow: true },
  { name: 'forgot-link', path: '/forget#token=shown', as: 'nobody', isWindow: true },
  { name: 'outbox', path: paths.outbox(), as: 'nobody' },
  { name: 'register', path: paths.register(), as: 'nobody', isWindow: true },
  { name: 'register-mobile', path: paths.register(), as: 'nobody', isWindow: true, press: [radio(1)] },
  {
    name: 'notices',
    path: paths.home(),
    as: 'nobody',
    isWindow: true,
    press: [
      `section:is([aria-label="${thaiSite.site_strip}"], [aria-label="${englishSite.site_strip}"]) button >> nth=0`,
    ],
  },
  {
    name: 'drawer',
    path: paths.home(),
    as: 'member',
    isWindow: true,
    isPhoneOnly: true,
    press: [labelled('header_menu_account')],
  },
  {
    name: 'language',
    path: paths.home(),
    as: 'member',
    isWindow: true,
    isPhoneOnly: true,
    press: [labelled('header_menu_account'), labelled('language_select')],
  },
  {
    name: 'chat-room',
    path: paths.home(),
    as: 'member',
    isWindow: true,
    isPhoneOnly: true,
    press: [`${labelled('bar_customer_service')} >> nth=-1`, named('bar_live_chat')],
  },
  {
    name: 'change-password',
    path: paths.member('securityCenter'),
    as: 'member',
    isWindow: true,
    press: [
      `:is(${[thaiCentre, englishCentre].map((texts) => `[aria-label="${texts.security_change} ${texts.security_password}"]`).join(', ')})`,
    ],
  },
  { name: 'maintenance', path: paths.home(), as: 'nobody', status: 1 },
  { name: 'region', path: paths.home(), as: 'nobody', status: 2 },
  {
    ...member('withdraw-confirm', 'withdraw'),
    answer: { path: '/api/wps/withdraw/pending', status: 200, body: withdrawalToConfirm },
  },
  {
    ...member('withdraw-dispute', 'withdraw'),
    isWindow: true,
    answer: { path: '/api/wps/withdraw/pending', status: 200, body: withdrawalToConfirm },
    press: [
      `button:is(:text-is("${thaiCashier.withdraw_confirm_not_received}"), :text-is("${englishCashier.withdraw_confirm_not_received}"))`,
    ],
  },
  {
    ...member('withdraw-turnover', 'withdraw'),
    answer: { path: '/api/wps/withdraw/check', status: 200, body: turnoverOpen },
  },
  {
    name: 'reality-check',
    path: paths.home(),
    as: 'member',
    isWindow: true,
    answer: { path: '/api/wps/member/rg/reality', status: 200, body: realityDue },
  },
  { ...member('deposit-bank', 'depositv2'), press: ['main fieldset label >> nth=1'] },
  { ...member('deposit-wallet', 'depositv2'), press: ['main fieldset label >> nth=2'] },
  { ...member('deposit-usdt', 'depositv2'), press: ['main fieldset label >> nth=3'] },
  member('transfer-line', 'transferUpline'),
  {
    ...member('withdraw-full', 'withdraw'),
    answer: { path: '/api/wps/withdraw/pending', status: 200, body: withdrawalInParts },
  },
  { name: 'slots', path: paths.slots(), as: 'member' },
  { name: 'slots-search', path: `${paths.slots()}?name=zzzz`, as: 'nobody' },
  { name: 'hot', path: paths.hot(), as: 'nobody' },
  { name: 'favourites', path: paths.favourites(), as: 'member' },
  { name: 'recent', path: paths.recent(), as: 'member' },
  {
    name: 'search',
    path: paths.home(),
    as: 'nobody',
    isWindow: true,
    press: [
      `nav:is([aria-label="${thaiSite.home_categories}"], [aria-label="${englishSite.home_categories}"]) button`,
    ],
  },
  { name: 'help', path: paths.help(), as: 'nobody' },
  { name: 'announce', path: paths.announce(), as: 'nobody' },
  { name: 'news', path: paths.articles('NEWS'), as: 'nobody' },
  { name: 'article', path: paths.article('BLOG', 'what-rtp-means'), as: 'nobody' },
  { name: 'down', path: paths.down(), as: 'nobody' },
  { name: 'down-signed-in', path: paths.down(), as: 'member' },
  { name: 'verify', path: paths.verify(), as: 'member' },
  ...agentScreens,
  ...lotteryScreens,
  ...sportsScreens,
  { name: 'points-mall', path: paths.pointMall(), as: 'member' },
  { name: 'points-rules', path: paths.pointMall('rules'), as: 'member' },
  { name: 'jackpots', path: paths.jackpots(), as: 'nobody' },
  { name: 'returns', path: paths.returns(), as: 'nobody' },
  { name: 'not-found', path: '/no-such-page', as: 'nobody' },
  member('wallet', 'transferFund'),
  member('deposit', 'depositv2'),
  member('withdraw', 'withdraw'),
  member('bets', 'personalHistoryCopy'),
  member('transactions', 'transactionHistory'),
  member('profit', 'personalProfit'),
  member('bonus', 'bonusDetails'),
  { name: 'promotions', path: paths.promotions(), as: 'member' },
  { name: 'promotions-visitor', path: paths.promotions(), as: 'nobody' },
  member('reward-centre', 'rewardCenter'),
  member('rebate', 'manualRebate'),
  member('vip', 'playerRank'),
  member('missions', 'missionLeaderboard'),
  member('check-in', 'checkIn'),
  member('red-envelope', 'redEnvelope'),
  member('raffle', 'raffle'),
  member('referral', 'referral'),
  member('messages', 'messageV2'),
  member('news-choices', 'newsChoices'),
  member('feedback', 'feedback'),
  member('security', 'securityCenter'),
  member('limits', 'limits'),
  member('verification', 'verification'),
  game('SIAMGOLD20'),
  game('TUKTUK3'),
  ...consoleScreens,
]
