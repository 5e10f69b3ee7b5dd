/** Pages on the wire: pageNo from 1, pageSize 1..100 (wire.md §3, Values). */
export interface PageRequest {
  pageNo: number
  pageSize: number
}
export interface Page<Row> {
  list: Row[]
  pageNo: number
  totalPages: number
  totalCount: number
}

/** A page beyond the last is an empty list, not an error. */
export function toPage<Row>(list: Row[], request: PageRequest, totalCount: number): Page<Row> {
  return { list, pageNo: request.pageNo, totalPages: Math.ceil(totalCount / request.pageSize), totalCount }
}
