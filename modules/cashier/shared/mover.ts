/** Who changes it: the member, an operator by name, `bank` or `system`. */
export interface Mover {
  readonly actor: string
  readonly now: Date
  readonly remark?: string
}
