// Peers in C++: tight Black-Scholes loops, and QuantLib's calculator, implied volatility and fast American scheme.
// Prints one line a row: name, calls per second (best of several rounds).
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ql/quantlib.hpp>
#include <vector>

using namespace QuantLib;

struct Row { double spot, strike, years, rate, yield, volatility, price; int side; };

static inline double normal(double x) { return 0.5 * erfc(-x * 0.70710678118654752440); }

volatile double sink;

template <class F> void measure(const char* name, long calls, F work) {
  work();
  double best = 1e99, total = 0;
  while (total < 0.4) {
    auto start = std::chrono::steady_clock::now();
    work();
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    total += seconds;
    if (seconds < best) best = seconds;
  }
  printf("%s %.0f\n", name, calls / best);
}

int main() {
  std::vector<Row> rows(4096);
  unsigned long long state = 12345;
  auto next = [&] { state = (state * 1103515245ULL + 12345ULL) % 2147483648ULL; return state / 2147483648.0; };
  for (auto& x : rows) {
    x.spot = 100;
    x.strike = 60 + 80 * next();
    x.years = 0.02 + 2 * next();
    x.rate = 0.01 + 0.05 * next();
    x.yield = 0.03 * next();
    x.volatility = 0.1 + 0.6 * next();
    x.side = next() < 0.5 ? 1 : -1;
    double sd = x.volatility * sqrt(x.years);
    double d1 = (log(x.spot / x.strike) + (x.rate - x.yield) * x.years) / sd + 0.5 * sd;
    x.price = x.side * (x.spot * exp(-x.yield * x.years) * normal(x.side * d1) -
                        x.strike * exp(-x.rate * x.years) * normal(x.side * (d1 - sd)));
  }
  measure("c", rows.size(), [&] {
    double sum = 0;
    for (auto& x : rows) {
      double root = sqrt(x.years), sd = x.volatility * root;
      double d1 = (log(x.spot / x.strike) + (x.rate - x.yield + .5 * x.volatility * x.volatility) * x.years) / sd;
      double d2 = d1 - sd, carry = exp(-x.yield * x.years), discount = exp(-x.rate * x.years);
      double n1 = normal(x.side * d1), n2 = normal(x.side * d2), density = 0.3989422804014327 * exp(-.5 * d1 * d1);
      double price = x.side * (x.spot * carry * n1 - x.strike * discount * n2), delta = x.side * carry * n1;
      double gamma = carry * density / (x.spot * sd), vega = x.spot * carry * density * root;
      double theta = -x.spot * carry * density * x.volatility / (2 * root) -
                     x.side * (x.rate * x.strike * discount * n2 - x.yield * x.spot * carry * n1);
      double rho = x.side * x.strike * x.years * discount * n2;
      sum += price + delta + gamma + vega + theta + rho;
    }
    sink = sum;
  });
  measure("impliedVolatility", rows.size(), [&] {
    double sum = 0;
    for (auto& x : rows) {
      double discount = exp(-x.rate * x.years), forward = x.spot * exp((x.rate - x.yield) * x.years);
      try {
        sum += blackFormulaImpliedStdDev(x.side > 0 ? Option::Call : Option::Put, x.strike, forward, x.price, discount, 0, Null<Real>(), 1e-12, 200) / sqrt(x.years);
      } catch (...) {
      }
    }
    sink = sum;
  });
  Date today(20, November, 2026);
  Settings::instance().evaluationDate() = today;
  DayCounter days = Actual365Fixed();
  auto spot = ext::make_shared<SimpleQuote>(100.0), rate = ext::make_shared<SimpleQuote>(0.03);
  auto yield = ext::make_shared<SimpleQuote>(0.01), volatility = ext::make_shared<SimpleQuote>(0.2);
  auto flat = [&](ext::shared_ptr<SimpleQuote> quote) {
    return Handle<YieldTermStructure>(ext::make_shared<FlatForward>(today, Handle<Quote>(quote), days));
  };
  auto process = ext::make_shared<BlackScholesMertonProcess>(
      Handle<Quote>(spot), flat(yield), flat(rate),
      Handle<BlackVolTermStructure>(ext::make_shared<BlackConstantVol>(today, NullCalendar(), Handle<Quote>(volatility), days)));
  auto engine = ext::make_shared<QdFpAmericanEngine>(process, QdFpAmericanEngine::fastScheme());
  measure("american", 128, [&] {
    double sum = 0;
    for (int i = 0; i < 128; i++) {
      auto& x = rows[i];
      spot->setValue(x.spot);
      volatility->setValue(x.volatility);
      rate->setValue(x.rate);
      yield->setValue(x.yield);
      VanillaOption option(ext::make_shared<PlainVanillaPayoff>(Option::Put, x.strike),
                           ext::make_shared<AmericanExercise>(today, today + 8 + int(x.years * 365)));
      option.setPricingEngine(engine);
      sum += option.NPV();
    }
    sink = sum;
  });
}
