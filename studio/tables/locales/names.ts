/** What the tables are called until an operator gives them another name, by the code of their declaration. */
export const tableNames: Readonly<Record<string, { readonly th: string; readonly en: string }>> = {
  'baccarat-1': { th: 'บาคาร่า ศาลาเล็ก', en: 'Baccarat Small Hall' },
  'baccarat-2': { th: 'บาคาร่า ศาลากลาง', en: 'Baccarat Middle Hall' },
  'baccarat-3': { th: 'บาคาร่า ศาลาทอง', en: 'Baccarat Golden Hall' },
  'dragontiger-1': { th: 'เสือมังกร โต๊ะแดง', en: 'Dragon Tiger Red' },
  'dragontiger-2': { th: 'เสือมังกร โต๊ะทอง', en: 'Dragon Tiger Gold' },
  'roulette-1': { th: 'รูเล็ต ริมน้ำ', en: 'Riverside Roulette' },
  'sicbo-1': { th: 'ซิกโบ โต๊ะหยก', en: 'Sic Bo Jade' },
  'hilo-1': { th: 'ไฮโล ลานวัด', en: 'Hi-Lo Temple Fair' },
  'hilo-2': { th: 'ไฮโล โต๊ะใหญ่', en: 'Hi-Lo Grand' },
  'prawncrab-1': { th: 'น้ำเต้าปูปลา ตลาดน้ำ', en: 'Fish Prawn Crab Floating Market' },
  'fantan-1': { th: 'กำถั่ว เรือนไม้', en: 'Fan Tan Teak House' },
  'pokdeng-1': { th: 'ป๊อกเด้ง ศาลาริมทาง', en: 'Pok Deng Wayside' },
  'pokdeng-2': { th: 'ป๊อกเด้ง ศาลาทอง', en: 'Pok Deng Golden Hall' },
}
