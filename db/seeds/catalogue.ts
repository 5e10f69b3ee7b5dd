/** The demo's vendors, games and banners: the studio's own games and ACME's forty. */
import { clock } from '../../kernel/clock.ts'
import { importCatalogue, takeFeed } from '../../modules/catalogue/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { acmeFeed, pictureOf } from '../../server/acme/feed.ts'
import { acmeGames } from '../../server/acme/locales/games.ts'
import { floorDrafts } from '../../server/studio-games/floor.ts'
import { gameByCode } from '../../studio/games.ts'

const poster = (picture: string) => `/art/poster-${picture}.svg`

export { pictureOf }

/** In the order of the lobby. */
export const studioGames: readonly { gameCode: string; th: string; en: string; picture: string; isHot?: boolean; isNew?: boolean }[] = [
  { gameCode: 'SIAMGOLD20', th: 'ช้างเผือกทองสยาม', en: 'Siam Gold Elephant', picture: 'elephant', isHot: true, isNew: true },
  { gameCode: 'TUKTUK3', th: 'ตุ๊กตุ๊กนำโชค', en: 'Lucky Tuk-Tuk', picture: 'tuktuk', isHot: true },
  { gameCode: 'NAGA243', th: 'พญานาคสมบัติ', en: 'Naga Treasure', picture: 'naga', isHot: true },
  { gameCode: 'SOMTAM20', th: 'ส้มตำแซบ', en: 'Som Tam Cascade', picture: 'somtam20', isHot: true, isNew: true },
  { gameCode: 'CATFORTUNE', th: 'แมวมงคลวิเชียร', en: 'Fortune Cat', picture: 'cat' },
  { gameCode: 'KITEWIND', th: 'ว่าวเจ้าเวหา', en: 'Lord of the Kites', picture: 'kite' },
  { gameCode: 'LONGDRUM', th: 'กลองยาวครึกครื้น', en: 'Long Drum Parade', picture: 'drum' },
  { gameCode: 'YIPENG243', th: 'โคมยี่เป็ง', en: 'Yi Peng Lanterns', picture: 'lantern', isHot: true },
  { gameCode: 'GARLAND', th: 'พวงมาลัยทอง', en: 'Golden Garland', picture: 'garland' },
  { gameCode: 'DURIAN20', th: 'สวนทุเรียนทอง', en: 'Golden Durian', picture: 'durian', isNew: true },
  { gameCode: 'CHALAWAN', th: 'ชาละวันเฝ้าทอง', en: 'Gold of Chalawan', picture: 'croc' },
  { gameCode: 'MOONRABBIT', th: 'กระต่ายชมจันทร์', en: 'Moonlit Rabbit', picture: 'rabbit' },
  { gameCode: 'MUAYGOLD', th: 'นวมทองเมืองสยาม', en: 'Golden Gloves', picture: 'gloves', isHot: true },
  { gameCode: 'BUFFALO243', th: 'ควายทองทุ่งรวง', en: 'Golden Field Buffalo', picture: 'buffalo', isNew: true },
  { gameCode: 'GOLDCRAB', th: 'ปูทองท้องทะเล', en: 'Golden Sea Crab', picture: 'crab' },
  { gameCode: 'NINEGEMS', th: 'นพเก้ามณี', en: 'Nine Gems', picture: 'gems', isHot: true },
  { gameCode: 'YAKSHA25', th: 'ยักษ์เฝ้าขุมทรัพย์', en: 'Treasure Guardian', picture: 'yaksha', isHot: true },
  { gameCode: 'TIGERSPIRIT', th: 'เสือสมิง', en: 'Spirit Tiger', picture: 'tiger' },
  { gameCode: 'JEWELLOTUS', th: 'บัวมณีล้ำค่า', en: 'Precious Lotus', picture: 'lotus' },
  { gameCode: 'BETTA20', th: 'ปลากัดล่าสมบัติ', en: 'Betta Treasure', picture: 'fish' },
  { gameCode: 'BOSANG', th: 'ร่มบ่อสร้าง', en: 'Bo Sang Umbrellas', picture: 'bosang', isNew: true },
  { gameCode: 'ORCHARD', th: 'สวนผลไม้ทอง', en: 'Golden Orchard', picture: 'fruit' },
  { gameCode: 'BENJARONG', th: 'เบญจรงค์ล้ำค่า', en: 'Benjarong Treasures', picture: 'benjarong', isNew: true },
  { gameCode: 'KRATHONG', th: 'คืนลอยกระทง', en: 'Night of Krathong', picture: 'krathong', isNew: true },
]

export async function seedCatalogue(tx: Tx, merchantId: string): Promise<void> {
  await importCatalogue(tx, merchantId, {
    vendors: [
      { code: 'STUDIO', names: { TH: 'ศาลาสตูดิโอ', EN: 'Sala Studio' }, iconUrl: '/art/mark.svg', position: 10 },
      { code: 'ACME', names: { TH: 'แอคมี่ (สาธิต)', EN: 'ACME (demo)' }, iconUrl: '/art/poster-kite.svg', position: 20 },
    ],
    games: [
      ...studioGames.map((game, index) => ({
        nodeId: 1001 + index, vendor: 'STUDIO', gameCode: game.gameCode, gameType: 'RNG' as const, gameClassify: 'SL',
        names: { TH: game.th, EN: game.en }, iconUrl: poster(game.picture), isFreePlayable: true, rtp: gameByCode(game.gameCode)!.rtp,
        isHot: game.isHot ?? false, isNew: game.isNew ?? false, position: 10 + index,
      })),
      ...floorDrafts,
      ...acmeGames.map((game, index) => ({
        nodeId: 2001 + index, vendor: 'ACME', gameCode: game.gameCode, gameType: 'RNG' as const, gameClassify: game.classify,
        names: game.names, iconUrl: poster(pictureOf(game)), isFreePlayable: true, rtp: game.rtp,
        isHot: index % 5 === 0, isNew: index % 7 === 3, position: 100 + index,
      })),
    ],
    banners: [
      {
        bannerId: 'siam-gold', imageUrl: '/art/banner-welcome.svg', position: 10, linkageType: 'GAME', linkage: 'STUDIO/SIAMGOLD20',
        titles: { TH: 'ช้างเผือกทองสยาม', EN: 'Siam Gold Elephant' },
        texts: { TH: '20 ไลน์ ฟรีสปินคูณสอง RTP 96.04%', EN: '20 lines, free spins at double pay, RTP 96.04%' },
      },
      {
        bannerId: 'slots', imageUrl: '/art/banner-rebate.svg', position: 20, linkageType: 'CATEGORY', linkage: 'RNG',
        titles: { TH: 'ทุกผลตรวจสอบได้', EN: 'Every result can be checked' },
        texts: { TH: 'เกมของศาลาล็อกผลก่อนหมุน แล้วเปิดให้คุณตรวจเอง', EN: 'Sala games lock the result before the spin, then let you verify it' },
      },
      {
        bannerId: 'login', groupName: 'w_login', imageUrl: '/art/poster-naga.svg', position: 10, linkageType: 'NONE', linkage: '',
        titles: { TH: 'ยินดีต้อนรับกลับมา', EN: 'Welcome back' }, texts: { TH: 'เล่นด้วยเครดิตสาธิต ไม่มีเงินจริง', EN: 'Play with demo credit, never with real money' },
      },
      {
        bannerId: 'register', groupName: 'w_register', imageUrl: '/art/poster-elephant.svg', position: 10, linkageType: 'NONE', linkage: '',
        titles: { TH: 'สมัครแล้วลองได้ทุกขั้นตอน', EN: 'Register and try every step' }, texts: { TH: 'ฝาก เล่น ตรวจผล และถอน ในเว็บไซต์สาธิต', EN: 'Deposit, play, check results and withdraw in one demo house' },
      },
      {
        bannerId: 'forget', groupName: 'w_forget', imageUrl: '/art/poster-yaksha.svg', position: 10, linkageType: 'NONE', linkage: '',
        titles: { TH: 'กลับเข้าบัญชีของคุณ', EN: 'Back into your account' }, texts: { TH: 'เราไม่ถามรหัสผ่านเดิมของคุณ', EN: 'We never ask for your old password' },
      },
    ],
  })
  await takeFeed(tx, { merchantId, vassalage: 'ACME', sourceName: 'acme-feed.csv', now: clock.now() }, Buffer.from(acmeFeed()))
}
