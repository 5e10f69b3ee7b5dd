/** The names of house players at a table: flowers. */
export const houseNames = [
  'Chaba',
  'Mali',
  'Lamduan',
  'Busaba',
  'Champa',
  'Phikun',
  'Kulap',
  'Saraphi',
  'Anchan',
  'Kannika',
  'Dahla',
  'Ratri',
] as const
