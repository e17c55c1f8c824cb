export default 'Harbour';
