/**
 * The demo's vendors, games and banners: the studio's own games, the lotteries, the sports, and ACME's three,
 * which show an integration.
 */
import { clock } from '../../kernel/clock.ts'
import { importCatalogue, takeFeed } from '../../modules/catalogue/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { acmeFeed, posterOf } from '../../demo/acme/feed.ts'
import { acmeGames } from '../../demo/acme/locales/games.ts'
import { studioCode } from '../../studio/index.ts'
import { lotteryDraft, lotteryVendors } from '../../server/products/lottery/drafts.ts'
import { sportDraft, sportVendors } from '../../server/products/sportsbook/drafts.ts'
import { studioCatalogue } from '../../server/studio-games/open-studio.ts'

const products = [...lotteryVendors.map(lotteryDraft), ...sportVendors.map((vendor) => sportDraft(vendor))]

export async function seedCatalogue(tx: Tx, merchantId: string): Promise<void> {
  await importCatalogue(tx, merchantId, {
    vendors: [
      ...studioCatalogue.vendors,
      ...products.flatMap(({ vendors }) => vendors),
      {
        code: 'ACME',
        names: { TH: 'ACME (สาธิตการเชื่อมต่อ)', EN: 'ACME (integration demo)' },
        iconUrl: '/art/poster-acme-1.svg',
        position: 20,
        isExample: true,
      },
    ],
    games: [
      ...studioCatalogue.games,
      ...products.flatMap(({ games }) => games),
      ...acmeGames.map((game, index) => ({
        nodeId: 2001 + index,
        vendor: 'ACME',
        gameCode: game.gameCode,
        gameType: 'RNG' as const,
        gameClassify: game.classify,
        names: game.names,
        iconUrl: posterOf(game),
        isFreePlayable: true,
        rtp: game.rtp,
        isHot: false,
        isNew: false,
        position: 100 + index,
      })),
    ],
    banners: [
      {
        bannerId: 'siam-gold',
        imageUrl: '/art/banner-welcome.svg',
        position: 10,
        linkageType: 'GAME',
        linkage: `${studioCode}/SIAMGOLD20`,
        titles: { TH: 'ช้างเผือกทองสยาม', EN: 'Siam Gold Elephant' },
        texts: { TH: '20 ไลน์ ฟรีสปินคูณสอง RTP 96.04%', EN: '20 lines, free spins at double pay, RTP 96.04%' },
      },
      {
        bannerId: 'slots',
        imageUrl: '/art/banner-rebate.svg',
        position: 20,
        linkageType: 'CATEGORY',
        linkage: 'RNG',
        titles: { TH: 'ทุกผลตรวจสอบได้', EN: 'Check every result' },
        texts: {
          TH: 'เกมของศาลาล็อกผลก่อนหมุน แล้วเปิดให้คุณตรวจเอง',
          EN: 'Locked before the spin, open for you to verify',
        },
      },
      {
        bannerId: 'login',
        groupName: 'w_login',
        imageUrl: '/art/poster-naga.svg',
        position: 10,
        linkageType: 'NONE',
        linkage: '',
        titles: { TH: 'ยินดีต้อนรับกลับมา', EN: 'Welcome back' },
        texts: { TH: 'เล่นด้วยเครดิตสาธิต ไม่มีเงินจริง', EN: 'Play with demo credit, never with real money' },
      },
      {
        bannerId: 'register',
        groupName: 'w_register',
        imageUrl: '/art/poster-elephant.svg',
        position: 10,
        linkageType: 'NONE',
        linkage: '',
        titles: { TH: 'สมัครแล้วลองได้ทุกขั้นตอน', EN: 'Register and try every step' },
        texts: {
          TH: 'ฝาก เล่น ตรวจผล และถอน ในเว็บไซต์สาธิต',
          EN: 'Deposit, play, check results and withdraw in one demo house',
        },
      },
      {
        bannerId: 'forget',
        groupName: 'w_forget',
        imageUrl: '/art/poster-yaksha.svg',
        position: 10,
        linkageType: 'NONE',
        linkage: '',
        titles: { TH: 'กลับเข้าบัญชีของคุณ', EN: 'Back into your account' },
        texts: { TH: 'เราไม่ถามรหัสผ่านเดิมของคุณ', EN: 'We never ask for your old password' },
      },
    ],
  })
  await takeFeed(
    tx,
    { merchantId, vassalage: 'ACME', sourceName: 'acme-feed.csv', now: clock.now() },
    Buffer.from(acmeFeed()),
  )
}
