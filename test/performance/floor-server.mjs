/** The floor of `reads.bench.mjs`: Express alone, with one route that answers a small JSON object. Its port is the argument. */
import express from 'express';

const app = express();
app.disable('x-powered-by');
app.get('/', (_request, response) => response.json({ status: 'ok', version: '1.0.0' }));
app.listen(Number(process.argv[2]), '127.0.0.1');
