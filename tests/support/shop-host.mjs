// Opens shops one after another in one process: what a shop has compiled is ready for the next one.
const { openShopIn } = await import(process.argv[2]);
let shop;

async function obey({ open, close }) {
  try {
    if (open) shop = await openShopIn(open);
    if (close) await shop.stop(0);
    process.send({ port: shop.port });
  } catch (error) {
    process.send({ failure: error.stack });
  }
}

process.on('message', obey);
process.on('disconnect', () => process.exit());
process.send({});
