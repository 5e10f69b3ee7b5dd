/** Words that games are named with, in both languages: [English, Thai]. Thai puts the thing before its quality. */
export const qualities: readonly (readonly [string, string])[] = [
  ['Golden', 'ทองคำ'], ['Lucky', 'นำโชค'], ['Mystic', 'ลึกลับ'], ['Wild', 'ป่าเถื่อน'], ['Royal', 'ราชวงศ์'], ['Crazy', 'สุดเพี้ยน'], ['Hot', 'ร้อนแรง'], ['Frozen', 'เยือกแข็ง'],
  ['Ancient', 'โบราณ'], ['Magic', 'เวทมนตร์'], ['Super', 'สุดยอด'], ['Mighty', 'ผู้ยิ่งใหญ่'], ['Secret', 'ปริศนา'], ['Hidden', 'ซ่อนเร้น'], ['Burning', 'เพลิงผลาญ'], ['Diamond', 'เพชร'],
  ['Silver', 'เงิน'], ['Crystal', 'คริสตัล'], ['Jade', 'หยก'], ['Ruby', 'ทับทิม'], ['Emerald', 'มรกต'], ['Dancing', 'เริงระบำ'], ['Happy', 'สุขสันต์'], ['Angry', 'พิโรธ'],
  ['Flying', 'เหินฟ้า'], ['Thunder', 'สายฟ้า'], ['Midnight', 'เที่ยงคืน'], ['Rainbow', 'สายรุ้ง'], ['Sacred', 'ศักดิ์สิทธิ์'], ['Legendary', 'ในตำนาน'], ['Mega', 'เมกะ'], ['Ocean', 'ท้องสมุทร'],
  ['Jungle', 'แห่งพงไพร'], ['Desert', 'ทะเลทราย'], ['Siamese', 'แห่งสยาม'], ['Electric', 'ไฟฟ้า'], ['Sweet', 'แสนหวาน'], ['Dark', 'แห่งความมืด'], ['Heroic', 'วีรชน'], ['Double', 'สองเท่า'],
  ['Eternal', 'นิรันดร์'], ['Candy', 'ลูกกวาด'], ['Cosmic', 'จักรวาล'], ['Samurai', 'ซามูไร'], ['Viking', 'ไวกิ้ง'], ['Aztec', 'แอซเท็ก'], ['Egyptian', 'อียิปต์'], ['Chinese', 'จีน'],
]

export const things: readonly (readonly [string, string])[] = [
  ['Dragon', 'มังกร'], ['Tiger', 'เสือ'], ['Elephant', 'ช้าง'], ['Rabbit', 'กระต่าย'], ['Ox', 'วัว'], ['Rat', 'หนู'], ['Snake', 'งู'], ['Horse', 'ม้า'], ['Monkey', 'ลิง'], ['Rooster', 'ไก่ชน'],
  ['Pig', 'หมู'], ['Dog', 'หมา'], ['Lion', 'สิงโต'], ['Panda', 'แพนด้า'], ['Phoenix', 'หงส์ไฟ'], ['Fish', 'ปลา'], ['Shark', 'ฉลาม'], ['Whale', 'วาฬ'], ['Turtle', 'เต่า'], ['Crab', 'ปู'],
  ['Mermaid', 'นางเงือก'], ['Pirate', 'โจรสลัด'], ['Treasure', 'สมบัติ'], ['Fortune', 'โชคลาภ'], ['Wealth', 'ความมั่งคั่ง'], ['Gods', 'เทพเจ้า'], ['Goddess', 'เทพธิดา'], ['Warrior', 'นักรบ'], ['Princess', 'เจ้าหญิง'], ['King', 'ราชา'],
  ['Queen', 'ราชินี'], ['Pharaoh', 'ฟาโรห์'], ['Cleopatra', 'คลีโอพัตรา'], ['Olympus', 'โอลิมปัส'], ['Zeus', 'ซุส'], ['Medusa', 'เมดูซ่า'], ['Hercules', 'เฮอร์คิวลิส'], ['Book', 'คัมภีร์'], ['Temple', 'วิหาร'], ['Pyramid', 'พีระมิด'],
  ['Mahjong', 'ไพ่นกกระจอก'], ['Roulette', 'รูเล็ต'], ['Baccarat', 'บาคาร่า'], ['Blackjack', 'แบล็คแจ็ค'], ['Poker', 'โป๊กเกอร์'], ['Dice', 'ลูกเต๋า'], ['Fruits', 'ผลไม้'], ['Cherry', 'เชอร์รี่'], ['Mango', 'มะม่วง'], ['Durian', 'ทุเรียน'],
  ['Coconut', 'มะพร้าว'], ['Lotus', 'ดอกบัว'], ['Orchid', 'กล้วยไม้'], ['Garden', 'สวน'], ['Farm', 'ฟาร์ม'], ['Fisherman', 'ชาวประมง'], ['Cowboy', 'คาวบอย'], ['Ninja', 'นินจา'], ['Wizard', 'พ่อมด'], ['Witch', 'แม่มด'],
  ['Vampire', 'แวมไพร์'], ['Zombie', 'ซอมบี้'], ['Alien', 'เอเลี่ยน'], ['Robot', 'หุ่นยนต์'], ['Rocket', 'จรวด'], ['Star', 'ดวงดาว'], ['Moon', 'พระจันทร์'], ['Sun', 'พระอาทิตย์'], ['Volcano', 'ภูเขาไฟ'], ['Island', 'เกาะ'],
  ['Castle', 'ปราสาท'], ['Market', 'ตลาดน้ำ'], ['Boxing', 'มวยไทย'], ['Football', 'ฟุตบอล'], ['Racing', 'แข่งรถ'], ['Circus', 'ละครสัตว์'], ['Carnival', 'งานวัด'], ['Party', 'ปาร์ตี้'], ['Wedding', 'วิวาห์'], ['Cat', 'แมวกวัก'],
]

/** What vendors put behind the name. */
export const endings: readonly (readonly [string, string])[] = [
  ['', ''], ['Deluxe', 'ดีลักซ์'], ['2', '2'], ['Megaways', 'เมกะเวย์'], ['Hold & Win', 'โฮลด์แอนด์วิน'], ['Bonanza', 'โบนันซ่า'], ['Quest', 'ผจญภัย'], ['Jackpot', 'แจ็คพอต'], ['Rush', 'รีบรวย'], ['Legend', 'ตำนาน'],
]

export const vendorNames: readonly (readonly [code: string, english: string, thai: string])[] = [
  ['PGX', 'Pocket Games', 'พ็อกเก็ตเกม'], ['PRAG', 'Pragma Play', 'แพรกม่าเพลย์'], ['JOKR', 'Joker House', 'โจ๊กเกอร์เฮ้าส์'], ['SPDE', 'Spade Gaming', 'สเปดเกมมิ่ง'], ['EVOL', 'Evolve Live', 'อีโวล์ฟไลฟ์'],
  ['SEXY', 'Sea Baccarat', 'ซีบาคาร่า'], ['HABA', 'Habana', 'ฮาบาน่า'], ['CQNI', 'CQ Nine', 'ซีคิวไนน์'], ['JILI', 'Jilly Games', 'จิลลี่เกม'], ['KING', 'Kingmaker', 'คิงเมกเกอร์'],
  ['MICR', 'Micro Gaming', 'ไมโครเกมมิ่ง'], ['NETE', 'Net Entertain', 'เน็ตเอนเตอร์เทน'], ['REDT', 'Red Tigris', 'เรดไทกริส'], ['YGGD', 'Yggdra', 'อิกดร้า'], ['PLAY', 'Playstar', 'เพลย์สตาร์'],
  ['SIMP', 'Simple Play', 'ซิมเปิลเพลย์'], ['FACH', 'Fa Chai', 'ฟาไฉ'], ['RICH', 'Rich Eighty', 'ริชเอท'], ['BOON', 'Boon Games', 'บุญเกม'], ['NAGA', 'Naga Studio', 'นากาสตูดิโอ'],
]
