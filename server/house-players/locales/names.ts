/** What the players of the house are called at a table: flowers. */
export const houseNames = ['Chaba', 'Mali', 'Lamduan', 'Busaba', 'Champa', 'Phikun', 'Kulap', 'Saraphi'] as const
