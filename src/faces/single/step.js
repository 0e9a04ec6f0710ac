// Shows one step at a time; without it all of them stand one below the other.
(function () {
  var steps = Array.prototype.slice.call(document.querySelectorAll('.step'));
  var bar = document.querySelector('nav');
  var buttons = bar.querySelectorAll('button');
  var at = 0;
  function show(next) {
    at = Math.max(0, Math.min(steps.length - 1, next));
    steps.forEach(function (step, index) {
      step.hidden = index !== at;
    });
    buttons[0].disabled = at === 0;
    buttons[1].disabled = at === steps.length - 1;
  }
  buttons[0].addEventListener('click', function () {
    show(at - 1);
  });
  buttons[1].addEventListener('click', function () {
    show(at + 1);
  });
  addEventListener('keydown', function (event) {
    if (event.key === 'ArrowLeft') show(at - 1);
    if (event.key === 'ArrowRight') show(at + 1);
  });
  bar.hidden = steps.length < 2;
  show(0);
})();
