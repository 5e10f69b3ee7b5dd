/** The studio's games as a house lists them, each kind in the order of the lobby. */

/** Slots; what the others are stands below. */
export const studioSlots: readonly { gameCode: string; th: string; en: string; picture: string; isHot?: boolean; isNew?: boolean }[] = [
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

/** Games of shared tables, hands, the sea and rooms. */
export interface FloorGame {
  readonly gameCode: string
  readonly nodeId: number
  readonly gameType: 'LIVE' | 'FISH' | 'PVP'
  readonly names: { readonly TH: string; readonly EN: string }
  readonly picture: string
  readonly isHot?: boolean
}

export const floorGames: readonly FloorGame[] = [
  { gameCode: 'BACCARAT', nodeId: 1101, gameType: 'LIVE', names: { TH: 'บาคาร่า', EN: 'Baccarat' }, picture: 'baccarat', isHot: true },
  { gameCode: 'DRAGONTIGER', nodeId: 1102, gameType: 'LIVE', names: { TH: 'เสือมังกร', EN: 'Dragon Tiger' }, picture: 'dragontiger', isHot: true },
  { gameCode: 'ROULETTE', nodeId: 1103, gameType: 'LIVE', names: { TH: 'รูเล็ต', EN: 'Roulette' }, picture: 'roulette' },
  { gameCode: 'SICBO', nodeId: 1104, gameType: 'LIVE', names: { TH: 'ซิกโบ', EN: 'Sic Bo' }, picture: 'sicbo' },
  { gameCode: 'HILO', nodeId: 1105, gameType: 'LIVE', names: { TH: 'ไฮโล', EN: 'Thai Hi-Lo' }, picture: 'hilo', isHot: true },
  { gameCode: 'PRAWNCRAB', nodeId: 1106, gameType: 'LIVE', names: { TH: 'น้ำเต้าปูปลา', EN: 'Fish Prawn Crab' }, picture: 'prawncrab' },
  { gameCode: 'FANTAN', nodeId: 1107, gameType: 'LIVE', names: { TH: 'กำถั่ว', EN: 'Fan Tan' }, picture: 'fantan' },
  { gameCode: 'POKDENG', nodeId: 1108, gameType: 'LIVE', names: { TH: 'ป๊อกเด้ง', EN: 'Pok Deng' }, picture: 'pokdeng', isHot: true },
  { gameCode: 'BLACKJACK', nodeId: 1109, gameType: 'LIVE', names: { TH: 'แบล็กแจ็ก', EN: 'Blackjack' }, picture: 'blackjack' },
  { gameCode: 'FISHHUNT', nodeId: 1201, gameType: 'FISH', names: { TH: 'ล่าขุมทรัพย์ใต้สมุทร', EN: 'Sea Hunt' }, picture: 'fishhunt', isHot: true },
  { gameCode: 'HOLDEM', nodeId: 1301, gameType: 'PVP', names: { TH: 'เท็กซัสโฮลเอ็ม', EN: "Texas Hold'em" }, picture: 'poker', isHot: true },
  { gameCode: 'POKDENGROOM', nodeId: 1302, gameType: 'PVP', names: { TH: 'ห้องป๊อกเด้ง', EN: 'Pok Deng Rooms' }, picture: 'pokdengroom' },
]

/** The studio as a vendor among others. */
export const studioVendor = { TH: 'ศาลาสตูดิโอ', EN: 'Sala Studio' }
