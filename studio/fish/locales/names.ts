/** The name of a sea. */
export const seaPlace = (number: number) => ({ th: `ห้อง ${number}`, en: `room ${number}` })
