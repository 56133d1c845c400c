/** Where the options screens are mounted, below /options. */
export function OptionsRoutes() {
  return <h1 className="text-20 font-semibold">Options Deals</h1>;
}
