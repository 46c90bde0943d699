/** The pages' ground, --brand-paper, which browsers colour their own bars with. */
export const PAPER = '#F8F8F5'
