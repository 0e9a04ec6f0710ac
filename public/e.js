// A short link: the case itself, or in a frame its embed.
(function () {
  var to = document.documentElement.dataset;
  location.replace((window.parent === window ? to.page : to.embed) + location.search + location.hash);
})();
