const prices: readonly number[] = [1, 2];

export default prices;
