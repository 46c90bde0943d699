/** Of what is typed: more than anybody needs, and less than would make a mail that none reads. */
export const LONGEST = { name: 100, number: 50, email: 254, goods: 2000 }
