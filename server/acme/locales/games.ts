/** ACME's forty games: one honest rule each, pick one of so many. */
export interface AcmeGame {
  readonly gameCode: string
  readonly names: { readonly TH: string; readonly EN: string }
  readonly picture: string
  /** Fields to pick from, all equally likely. */
  readonly fields: 2 | 4 | 6 | 10
  readonly classify: 'TG' | 'AC' | 'SC'
  /** Declared return: a hit pays 0.97 × fields × the stake. */
  readonly rtp: '0.970000'
}

export const acmeGames: readonly AcmeGame[] = [
  { gameCode: 'ACME-1', names: { TH: "เหรียญนำโชค", EN: "Lucky Coin" }, picture: 'gems', fields: 2, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-2', names: { TH: "ลูกเต๋าทอง", EN: "Golden Dice" }, picture: 'hilo', fields: 6, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-3', names: { TH: "ว่าวสี่สี", EN: "Kite Colours" }, picture: 'kite', fields: 4, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-4', names: { TH: "โคมสิบดวง", EN: "Ten Lanterns" }, picture: 'lantern', fields: 10, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-5', names: { TH: "ผลไม้ตลาดเช้า", EN: "Market Fruit" }, picture: 'fruit', fields: 6, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-6', names: { TH: "สระบัว", EN: "Lotus Pond" }, picture: 'lotus', fields: 4, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-7', names: { TH: "จังหวะกลองยาว", EN: "Drum Beat" }, picture: 'drum', fields: 2, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-8', names: { TH: "ตกปลายามค่ำ", EN: "Night Fishing" }, picture: 'fish', fields: 6, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-9', names: { TH: "ราชาทุเรียน", EN: "Durian King" }, picture: 'durian', fields: 4, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-10', names: { TH: "แมวประจำวัด", EN: "Temple Cat" }, picture: 'cat', fields: 2, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-11', names: { TH: "กระต่ายบนดวงจันทร์", EN: "Rabbit on the Moon" }, picture: 'rabbit', fields: 10, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-12', names: { TH: "แผงพวงมาลัย", EN: "Garland Stall" }, picture: 'garland', fields: 6, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-13', names: { TH: "ไก่แดงไก่ขาว", EN: "Red or White Rooster" }, picture: 'rooster', fields: 2, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-14', names: { TH: "ยักษ์สี่ทิศ", EN: "Four Guardians" }, picture: 'yaksha', fields: 4, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-15', names: { TH: "รอยเสือ", EN: "Tiger Trail" }, picture: 'tiger', fields: 6, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-16', names: { TH: "ฝั่งจระเข้", EN: "Croc Bank" }, picture: 'croc', fields: 4, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-17', names: { TH: "ประตูพญานาค", EN: "Naga Gate" }, picture: 'naga', fields: 2, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-18', names: { TH: "วิ่งควาย", EN: "Buffalo Race" }, picture: 'buffalo', fields: 10, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-19', names: { TH: "ไพ่สี่ดอก", EN: "Four Suits" }, picture: 'poker', fields: 4, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-20', names: { TH: "วงล้อสิบช่อง", EN: "Wheel of Ten" }, picture: 'roulette', fields: 10, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-21', names: { TH: "ลูกบอลเลขเด็ด", EN: "Lucky Ball" }, picture: 'lottery', fields: 10, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-22', names: { TH: "มุมจุดโทษ", EN: "Penalty Corner" }, picture: 'football', fields: 6, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-23', names: { TH: "หมัดซ้ายหมัดขวา", EN: "Left Hook, Right Hook" }, picture: 'gloves', fields: 2, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-24', names: { TH: "ปูกับกุ้ง", EN: "Crab and Prawn" }, picture: 'crab', fields: 2, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-25', names: { TH: "ฝั่งผู้เล่นฝั่งเจ้ามือ", EN: "Player or Banker" }, picture: 'baccarat', fields: 2, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-26', names: { TH: "ขบวนช้าง", EN: "Elephant Parade" }, picture: 'elephant', fields: 6, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-27', names: { TH: "คิวตุ๊กตุ๊ก", EN: "Tuk-Tuk Rank" }, picture: 'tuktuk', fields: 10, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-28', names: { TH: "สนามพิกเซล", EN: "Pixel Arena" }, picture: 'esports', fields: 4, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-29', names: { TH: "อัญมณีหกสี", EN: "Six Gems" }, picture: 'gems', fields: 6, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-30', names: { TH: "ว่าวสูงว่าวต่ำ", EN: "High Kite, Low Kite" }, picture: 'kite', fields: 2, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-31', names: { TH: "โคมลอย", EN: "Floating Lanterns" }, picture: 'lantern', fields: 6, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-32', names: { TH: "สวนผลไม้สิบต้น", EN: "Orchard Ten" }, picture: 'fruit', fields: 10, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-33', names: { TH: "บัวหลวงหรือบัวสาย", EN: "Lotus or Lily" }, picture: 'lotus', fields: 2, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-34', names: { TH: "กลองสี่ใบ", EN: "Four Drums" }, picture: 'drum', fields: 4, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-35', names: { TH: "ตลาดปลา", EN: "Fish Auction" }, picture: 'fish', fields: 10, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-36', names: { TH: "ไพ่แมว", EN: "Cat Cards" }, picture: 'cat', fields: 4, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-37', names: { TH: "กระต่ายทอง", EN: "Golden Hare" }, picture: 'rabbit', fields: 6, classify: 'AC', rtp: '0.970000' },
  { gameCode: 'ACME-38', names: { TH: "เสือสิบตัว", EN: "Tiger Ten" }, picture: 'tiger', fields: 10, classify: 'TG', rtp: '0.970000' },
  { gameCode: 'ACME-39', names: { TH: "มุกพญานาค", EN: "Naga Pearls" }, picture: 'naga', fields: 10, classify: 'SC', rtp: '0.970000' },
  { gameCode: 'ACME-40', names: { TH: "ยักษ์เลือกข้าง", EN: "Guardian's Choice" }, picture: 'yaksha', fields: 2, classify: 'TG', rtp: '0.970000' },
]
