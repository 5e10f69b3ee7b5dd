/** What money of play is booked under: the words are the kernel's, which promotions and odds need as well. */
export { products, type Product } from '../../kernel/products.ts'
