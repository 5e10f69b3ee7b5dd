/** What a sea is called. */
export const seaPlace = (number: number) => ({ th: `ห้อง ${number}`, en: `room ${number}` })
