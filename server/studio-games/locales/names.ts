/** The studio as a vendor among others; its games have their names in games/. */
export const studioVendor = { TH: 'ศาลาสตูดิโอ', EN: 'Sala Studio' }
