/** The studio's games of shared tables, hands, the sea and rooms as a house lists them, in the order of the lobby. */
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
